import postcss, { type Root } from 'postcss'

/** What selectors can match in a page. `values` are the values of an attribute, by its name. */
export type Elements = {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  values: ReadonlyMap<string, ReadonlySet<string>>
}

/** The elements that a browser with scripts makes of an HTML text. */
export function elementsOf(html: string): Elements {
  const tags = new Set<string>()
  const classes = new Set<string>()
  const values = new Map<string, Set<string>>()
  const withScripts = html.replaceAll(/(<noscript\b[^>]*>).*?<\/noscript>/gs, '$1')
  for (const [, tag = '', attributes = ''] of withScripts.matchAll(/<([a-z][\w-]*)\b([^>]*)/gi)) {
    tags.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
      const known = values.get(name.toLowerCase()) ?? new Set()
      values.set(name.toLowerCase(), known.add(fromHtml(value)))
    }
    const names = / class="([^"]*)"/.exec(attributes)?.[1] ?? ''
    for (const name of names.split(/\s+/)) classes.add(fromHtml(name))
  }
  return { tags, classes, values }
}

/**
 * What only shows on paper, under a pointer, in the reader's own colours, or without scripts, where the whole
 * style sheet loads at once.
 */
const laterMedia = /^(?:print|\(hover:hover\)|\(forced-colors:active\)|\(scripting:none\))$/

/** What only shows after the reader does something. */
const laterSelector = /:hover|:active|::backdrop/

/**
 * The rules of a style sheet that a page needs for its first paint, as they were written and in their order,
 * without unused custom properties and key frames. In doubt a rule is kept. The whole style sheet comes right
 * after the first paint.
 */
export function pageCss(css: string, elements: Elements): string {
  const root = postcss.parse(css)
  root.walkAtRules('media', (rule) => void (laterMedia.test(rule.params) && rule.remove()))
  root.walkDecls(/^transition/, (declaration) => void declaration.remove())
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes'))
      return
    const isNeeded = (selector: string) => !laterSelector.test(selector) && canMatch(selector, elements)
    if (!rule.selectors.some(isNeeded)) rule.remove()
  })
  while (removeUnread(root)) {}
  removeEmpty(root)
  return root.toString()
}

/**
 * What a browser draws inside a control, and the states of a control. A page without controls does not need
 * it.
 */
const ofControl = /::?-(?:webkit|moz)-|::(?:placeholder|file-selector-button)/
const controls = ['input', 'select', 'textarea', 'progress', 'meter', 'summary', 'iframe']

/** What only some types of input contain. */
const ofInput = [
  { part: /::file-selector-button/, types: ['file'] },
  { part: /::-webkit-(?:date|calendar)/, types: ['date', 'time', 'datetime-local', 'month', 'week'] },
  { part: /::-webkit-search/, types: ['search'] },
  { part: /::-webkit-(?:inner|outer)-spin/, types: ['number'] },
]

/**
 * Whether a selector can match one of the elements: all of its classes, tags and attribute values exist,
 * unless the selector offers a choice of them. A missing `data-` attribute may still be set by the page's own
 * first script.
 */
export function canMatch(selector: string, { tags, classes, values }: Elements): boolean {
  if (ofControl.test(selector) && !controls.some((tag) => tags.has(tag))) return false
  const isThere = (name: string, value: string) => values.get(name)?.has(value) ?? name.startsWith('data-')
  if (ofInput.some(({ part, types }) => part.test(selector) && !types.some((type) => isThere('type', type))))
    return false
  const wanted = selector.replaceAll(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi
  if ([...wanted.matchAll(className)].some(([, name = '']) => !classes.has(fromCss(name)))) return false
  if (wanted.includes('(')) return true
  const plain = wanted.replaceAll(className, '')
  const attribute = /\[([\w-]+)="?([^"\]]*)"?\]/g
  if ([...plain.matchAll(attribute)].some(([, name = '', value = '']) => !isThere(name, value))) return false
  const bare = plain.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '')
  return [...bare.matchAll(/[a-z][\w-]*/gi)].every(([tag]) => tags.has(tag.toLowerCase()))
}

/**
 * Removes unused custom properties and key frames, and returns whether there were any: what they use may now
 * be unused too.
 */
function removeUnread(root: Root): boolean {
  const read = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  root.walkDecls(/^(?:--|animation)/, ({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) read.add(word)
  })
  let removed = false
  const drop = (node: { remove: () => unknown }, name: string) => {
    if (read.has(name)) return
    node.remove()
    removed = true
  }
  root.walkDecls(/^--/, (declaration) => drop(declaration, declaration.prop))
  root.walkAtRules(/^(?:property|keyframes)$/, (rule) => drop(rule, rule.params))
  return removed
}

/**
 * Removes empty rules, from the inside out. Layers stay, because the first mention of a layer sets its order.
 */
function removeEmpty(root: Root) {
  root.walkComments((comment) => void comment.remove())
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()))
  let removed = false
  root.walkAtRules(/^(?:media|supports|container)$/, (rule) => {
    if (rule.nodes?.length !== 0) return
    rule.remove()
    removed = true
  })
  if (removed) removeEmpty(root)
}

const fromCss = (name: string) =>
  name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1')

const fromHtml = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
