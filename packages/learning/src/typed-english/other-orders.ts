/** Words that stand at either end of a sentence. */
export const movable =
  /^(?:today|tomorrow|yesterday|now|tonight|soon|every (?:day|morning|evening|week|year)|(?:this|in the) (?:morning|evening|afternoon)|at night|on (?:sun|mon|tues|wednes|thurs|fri|satur)day|last (?:night|week|month|year)|next (?:week|month|year)|please)$/iu

/**
 * The sentence, and the same with what may stand at either end at the other one: who is called (Amma, come here),
 * and when it is (Today I ate rice).
 */
export function otherOrders(sentence: string): string[] {
  const bare = sentence.replace(/[.!?…]+$/u, '')
  return [...new Set([sentence, ...calls(bare), ...times(bare)])]
}

function calls(sentence: string): string[] {
  const parts = sentence.split(/,\s*/u)
  const [first = '', second = ''] = parts
  const isCall = parts.length === 2 && [first, second].some((part) => part.split(' ').length <= 2)
  return isCall ? [`${second}, ${first}`] : []
}

function times(sentence: string): string[] {
  const words = sentence.split(/\s+/u)
  return [1, 2, 3].flatMap((count) => {
    const [first, last] = [words.slice(0, count), words.slice(-count)].map((some) =>
      some.join(' ').replace(/,$/u, ''),
    )
    if (words.length <= count) return []
    return [
      ...(first !== undefined && movable.test(first) ? [[...words.slice(count), first].join(' ')] : []),
      ...(last !== undefined && movable.test(last) ? [[last, ...words.slice(0, -count)].join(' ')] : []),
    ]
  })
}
