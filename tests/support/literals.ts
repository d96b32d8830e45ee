import { parseAst } from 'vite'

/** Text in a source that a person would read or hear, by line. */
export type Found = { line: number; text: string }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Attributes and properties that browsers and components show or read out. */
const shown =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|lead|text|hint|message|detail|caption|summary|note|question|answer|[a-z]+Label)$/

/** Functions whose arguments are shown. */
const notices = /^(showToast|showAlert|confirm|announce)$/

/**
 * Every literal that a person reads or hears: text between tags, values of such attributes and
 * properties, arguments of notices, and anything else that reads as a sentence.
 */
export function literalsIn(source: string): Found[] {
  const found = new Map<number, Found>()

  function add(node: Node, text: string) {
    if (/\p{L}/u.test(text))
      found.set(node.start, { line: lineOf(source, node), text: oneLine(text) })
  }

  /** Adds literals that are the value itself, chosen by a condition, or joined from pieces. */
  function addValue(value: unknown) {
    if (!isNode(value)) return
    add(value, textOf(value))
    for (const part of valuesOf(value)) addValue(part)
  }

  visit(parse(source), (node) => {
    if (node.type === 'JSXText') add(node, String(node['value']))
    else if (node.type === 'JSXAttribute' && shown.test(nameOf(node['name'])))
      addValue(node['value'])
    else if (node.type === 'Property' && shown.test(nameOf(node['key']))) addValue(node['value'])
    else if (node.type === 'CallExpression' && notices.test(nameOf(node['callee'])))
      for (const given of childrenOf(node['arguments'])) addValue(given)
    else if (isElement(node)) for (const child of expressionsIn(node)) addValue(child)
    else if (isSentence(textOf(node))) add(node, textOf(node))
  })
  return inOrder(found.values())
}

/**
 * Every sentence that is put together outside its `copy.ts`: a piece of copy in a template,
 * concatenated, with changed case, or beside other words. Other languages have another word order.
 */
export function joinedIn(source: string): Found[] {
  const found: Found[] = []
  const add = (node: Node) =>
    found.push({ line: lineOf(source, node), text: oneLine(source.slice(node.start, node.end)) })

  visit(parse(source), (node) => {
    if (node.type === 'TemplateLiteral' && childrenOf(node['expressions']).some(isCopy)) add(node)
    else if (node.type === 'BinaryExpression' && node['operator'] === '+') {
      if (isCopy(node['left']) || isCopy(node['right'])) add(node)
    } else if (node.type === 'MemberExpression' && isCopy(node['object'])) {
      if (/^to(Locale)?(Lower|Upper)Case$/.test(nameOf(node['property']))) add(node)
    } else if (isElement(node)) {
      const words = childrenOf(node['children']).filter(isWords)
      if (words.length > 1 && expressionsIn(node).some(isCopy)) add(node)
    }
  })
  return inOrder(found)
}

function parse(source: string): Node {
  return parseAst(source, { lang: 'tsx' }) as unknown as Node
}

function visit(node: Node, look: (node: Node) => void) {
  if (isForDevelopers(node)) return
  look(node)
  for (const child of Object.values(node)) for (const item of childrenOf(child)) visit(item, look)
}

/** Nobody reads types or module names, and what is thrown or logged is for developers. */
function isForDevelopers(node: Node): boolean {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const callee = node['callee'] as Node
    const name = nameOf(callee.type === 'MemberExpression' ? callee['object'] : callee)
    return callee.type === 'Super' || /^(console|log\w*)$|(Error|Exception)$/.test(name)
  }
  return /^(ImportDeclaration|ThrowStatement|TS(?!As|Satisfies|NonNull)\w+)$/.test(node.type)
}

/** The expressions from which a value comes. A comparison contributes no words. */
function valuesOf(node: Node): unknown[] {
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return [node['expression']]
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']]
    case 'LogicalExpression':
      return [node['left'], node['right']]
    case 'BinaryExpression':
      return node['operator'] === '+' ? [node['left'], node['right']] : []
    default:
      return []
  }
}

/** Begins with a capital and continues with a lower-case word, unlike any class list, path or key. */
function isSentence(text: string): boolean {
  return /^\p{Lu}[\p{L}’']* .*\p{Ll}{2}/u.test(text)
}

function isElement(node: Node): boolean {
  return node.type === 'JSXElement' || node.type === 'JSXFragment'
}

/** The expressions in braces between the tags of an element. */
function expressionsIn(element: Node): Node[] {
  return childrenOf(element['children'])
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .flatMap(({ expression }) => childrenOf(expression))
}

/** Whether a child of an element is text: literal, or a value in braces. */
function isWords(child: Node): boolean {
  if (child.type === 'JSXText') return /\S/.test(String(child['value']))
  if (child.type !== 'JSXExpressionContainer') return false
  const expression = child['expression'] as Node
  return (
    /^(MemberExpression|TemplateLiteral|Identifier)$/.test(expression.type) ||
    (expression.type === 'CallExpression' && nameOf(expression['callee']).startsWith('format'))
  )
}

/** Whether it is a constant of a `copy.ts`, whatever its name in this file. */
function isCopy(value: unknown): boolean {
  if (!isNode(value) || value.type !== 'MemberExpression') return false
  const { object } = value
  return isNode(object) && object.type === 'Identifier'
    ? /copy$/i.test(nameOf(object))
    : isCopy(object)
}

function textOf(node: Node): string {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : ''
  if (node.type !== 'TemplateLiteral') return ''
  return (node['quasis'] as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('…')
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  const name = value['name'] ?? value['value']
  return typeof name === 'string' ? name : ''
}

function childrenOf(value: unknown): Node[] {
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function lineOf(source: string, node: Node): number {
  return source.slice(0, node.start).split('\n').length
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

function inOrder(found: Iterable<Found>): Found[] {
  return [...found].toSorted((a, b) => a.line - b.line)
}
