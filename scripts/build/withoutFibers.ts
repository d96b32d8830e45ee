import { parseSync, Visitor, type ESTree } from 'vite'

/**
 * React's code without what it does for kinds of fibers that are never made, by their tags: their case
 * throws in each switch of a tag, a comparison with them is false, and making one throws. Fails when an
 * update makes fibers in another way.
 */
export function withoutFibers(code: string, tags: readonly number[]): string {
  const isTheirs = (node: ESTree.Node | null) =>
    node?.type === 'Literal' && tags.some((tag) => tag === node.value)
  const edits: { start: number; end: number; by: string }[] = []
  new Visitor({
    FunctionDeclaration({ id, params, body }) {
      if (id?.name !== 'createFiberImplClass' || params[0]?.type !== 'Identifier' || !body) return
      const { name } = params[0]
      const by = `if (${tags.map((tag) => `${tag} === ${name}`).join(' || ')}) throw leftOut();`
      edits.push({ start: body.start + 1, end: body.start + 1, by })
    },
    AssignmentExpression({ left, right }) {
      if (isTag(left) && isTheirs(right)) throw new Error('A fiber becomes one that is never made')
    },
    SwitchStatement({ discriminant, cases }) {
      if (!isTag(discriminant)) return
      let runsOn = false
      for (const { test, consequent } of cases) {
        const [first] = consequent
        if (first === undefined) runsOn ||= !isTheirs(test)
        else if (isTheirs(test) && !runsOn)
          edits.push({ start: first.start, end: first.start, by: 'throw leftOut();' })
        else runsOn = !isLeaving(consequent.at(-1))
      }
    },
    BinaryExpression({ start, end, left, operator, right }) {
      if (!isTheirs(left) || !isTag(right) || !/^[!=]==$/.test(operator)) return
      edits.push({ start, end, by: operator === '===' ? 'false' : 'true' })
    },
  }).visit(parseSync('react-dom.js', code).program)
  if (!edits.some(({ by }) => by.startsWith('if'))) throw new Error('Nothing makes a fiber')
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), code)
}

function isTag(node: ESTree.Node): boolean {
  return node.type === 'MemberExpression' && !node.computed && node.property.name === 'tag'
}

/** Whether the statement never runs on into the next case. */
function isLeaving(statement: ESTree.Statement | undefined): boolean {
  if (statement?.type === 'BlockStatement') return isLeaving(statement.body.at(-1))
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(statement?.type ?? '')
}
