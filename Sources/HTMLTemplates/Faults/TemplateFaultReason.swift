/// Why a template cannot be loaded. The description says what is wrong and how to mend it.
package enum TemplateFaultReason: Sendable, Hashable {
  /// What is known about a name that leads nowhere.
  package struct Unknown: Error, Sendable, Hashable {
    /// The known name that is most like it.
    let nearest: String?
    /// The object the name was looked for in, nil for a name without dots.
    let owner: String?
  }

  // Files
  case templateMissing(name: String, folders: [String], nearest: String?)
  case fileUnreadable(why: String)
  case fileTooLarge(limit: Int)
  case notUTF8
  case characterRefused(code: UInt32)
  case privateMark(code: UInt32)

  // Mustache
  case tagNotClosed(expected: String)
  case delimitersMalformed
  case nameMissing(tag: String)
  case sectionNotClosed(tag: String, name: String)
  case closesNothing(tag: String)
  case closesOther(tag: String, open: String, line: Int, name: String)
  case nestedTooDeep(limit: Int)
  case unknownName(tag: String, name: String, Unknown)
  case unknownPartial(tag: String, name: String, nearest: String?)
  case partialRecursion(tag: String, chain: [String])
  case partialsTooDeep(tag: String, limit: Int)
  case expandsTooLarge
  case notAShownValue(tag: String, name: String, kind: String)
  case notASectionValue(tag: String, name: String, kind: String)

  // Spelling
  case bareLessThan
  case bareAmpersand
  case unknownEntity(name: String)
  case numericReference(name: String)
  case cdata
  case processingInstruction
  case declaration
  case documentType
  case documentTypeNotFirst
  case commentNotClosed
  case commentMalformed
  case commentInText(element: String)
  case namespace(name: String)
  case upperCaseElement(name: String)
  case upperCaseAttribute(name: String, element: String)
  case attributeName(name: String)
  case valueMissing(attribute: String)
  case unquotedValue(attribute: String, value: String)
  case unquotedTag(tag: String, attribute: String)
  case lessThanInValue(attribute: String)
  case valueNotClosed(attribute: String)
  case spaceMissing(attribute: String)
  case strayCharacter(character: String, element: String)
  case startTagNotClosed(name: String)
  case endTagMalformed(name: String)
  case voidNotClosed(name: String)
  case voidEndTag(name: String)
  case selfClosed(name: String)
  case elementNotClosed(name: String)
  case endTagUnexpected(name: String)
  case endTagMismatch(name: String, open: String, openPlace: TemplatePlace?)
  case firstLineBreak(element: String)
  case elementsTooDeep
  case notWellFormed(words: String)

  // XML documents
  case sectionEnd
  case cdataInXML
  case instructionInXML
  case declarationInXML
  case namespaceInSection(name: String)
  case xmlRoot

  // Elements
  case unknownElement(name: String, nearest: String?)
  case unknownSVGElement(name: String, nearest: String?)
  case unknownSVGAttribute(name: String, element: String, nearest: String?)
  case elementRefused(name: String, why: String)
  case nested(name: String, outer: String, place: TemplatePlace?)
  case paragraph(block: String, place: TemplatePlace?)
  case misplaced(name: String, parent: String, allowed: [String])
  case childRefused(name: String, parent: String, allowed: [String])
  case besidePage(name: String)
  case textBesidePage
  case pageOrder(name: String)
  case textRefused(element: String)
  case valueRefused(tag: String, element: String)
  case rawTextBody(element: String)
  case duplicateAttribute(name: String)
  case duplicateID(id: String, place: TemplatePlace?)
  case repeatedID(id: String, section: String)

  // Attributes that no template may have
  case styleAttribute
  case eventHandler(name: String)
  case sourceDocument
  case bareHTMXAttribute(name: String)
  case svgReference
  case booleanValue(attribute: String)
  case numberParts(attribute: String)

  // Tags where no escaping is safe
  case tagInName(tag: String, isElement: Bool)
  case tagInComment(tag: String)
  case tagInRawText(tag: String, element: String)
  case valueBetweenAttributes(tag: String, element: String)
  case repeatedAttributesSection(tag: String, kind: String, element: String)
  case sectionLeavesTag(tag: String, element: String)
  case sectionEntersTag(tag: String, element: String)
  case sectionCrosses(tag: String, close: TemplatePlace?)
  case tagInLiteralAttribute(tag: String, attribute: String)
  case schemeFromTag(tag: String, attribute: String)
  case hostFromTag(tag: String, attribute: String)
  case ambiguousURL(tag: String, attribute: String)
  case linkNotFirst(tag: String, attribute: String)
  case ownLinkNeeded(tag: String, attribute: String, element: String)
  case urlScheme(scheme: String, attribute: String)
  case urlCharacter(attribute: String, what: String)
  case sourceSetTag(tag: String)
  case pingTag(tag: String)
  case idPrefix(tag: String, attribute: String)
  case jsonBody
  case jsonNeeded(tag: String, kind: String)
  case jsonOutsideScript(tag: String)
  case rawNeedsSafeHTML(tag: String, name: String, kind: String)
  case safeHTMLNeedsRaw(tag: String, name: String)
  case safeHTMLOutsideText(tag: String)
}

extension TemplateFaultReason {
  static func notShown(tag: String, name: String, kind: FieldKind) -> Self {
    .notAShownValue(tag: tag, name: name, kind: kind.words)
  }

  static func notASection(tag: String, name: String, kind: FieldKind) -> Self {
    .notASectionValue(tag: tag, name: name, kind: kind.words)
  }

  static func repeatedAttributes(tag: String, kind: FieldKind, element: String) -> Self {
    .repeatedAttributesSection(tag: tag, kind: kind.words, element: element)
  }
}
