/** One small change of a source: the text at a place, and what stands there instead. */
export type Mutation = { at: number; from: string; to: string }

/** What is exchanged, as our formatter writes it: an operator stands between spaces, a bracket of a type does not. */
const exchanges: readonly (readonly [RegExp, string])[] = [
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/(?<=[\w)\]]) \+ (?=[\w(])/g, ' - '],
  [/(?<=[\w)\]]) - (?=[\w(])/g, ' + '],
  [/ \* /g, ' / '],
  [/ \/ /g, ' * '],
  [/\bMath\.min\(/g, 'Math.max('],
  [/\bMath\.max\(/g, 'Math.min('],
  [/(?<=\.)some\(/g, 'every('],
  [/(?<=\.)every\(/g, 'some('],
  [/(?<=[=(,?:>] |\breturn )true\b/g, 'false'],
  [/(?<=[=(,?:>] |\breturn )false\b/g, 'true'],
  [/(?<=\bif \()/g, 'false && '],
  [/(?<=[(\s])!(?=[\w(])/g, ''],
]
const number = /(?<=[ (])\d+(?:\.\d+)?(?=[\s,)])/g

/** Every place where a source can be changed, in its order. Texts, comments, types and imports are left alone. */
export function mutationsOf(source: string): Mutation[] {
  const code = onlyCode(source)
  const found = exchanges.flatMap(([pattern, to]) =>
    Array.from(code.matchAll(pattern), ({ 0: from, index }): Mutation => ({ at: index, from, to })),
  )
  const numbers = Array.from(code.matchAll(number), ({ 0: from, index }): Mutation => {
    return { at: index, from, to: String(Number(from) + 1) }
  })
  return [...found, ...numbers].toSorted((one, other) => one.at - other.at)
}

/** `if (false && a || b)` is not what is meant: the rest of the condition is taken in brackets. */
export function mutated(source: string, { at, from, to }: Mutation): string {
  if (to !== 'false && ') return source.slice(0, at) + to + source.slice(at + from.length)
  const end = closingOf(onlyCode(source), at)
  return `${source.slice(0, at)}false && (${source.slice(at, end)})${source.slice(end)}`
}

function closingOf(code: string, from: number): number {
  let depth = 1
  for (let at = from; at < code.length; at++) {
    if (code[at] === '(') depth++
    if (code[at] === ')' && --depth === 0) return at
  }
  return code.length
}

const blank = (text: string) => text.replace(/[^\n]/g, '_')

/** What is not code, as blanks of the same length. What stands in `${}` of a text is left out too. */
function onlyCode(source: string): string {
  const nothing =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(?<=[(,=:[!&|?{};\n]\s*|=>\s*|\breturn\s+)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g
  const types =
    /^(?:export )?(?:type|interface) \w[\s\S]*?(?=\n(?:\n|export|const|function|type|\/))|^import [\s\S]*?from [^\n]*/gm
  return source.replace(nothing, blank).replace(types, blank)
}
