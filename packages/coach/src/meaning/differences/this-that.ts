import { meanings } from '@app/malayalam/forms'
import { malayalam, english as words } from '../data.ts'
import type { MeantWord } from '../meant-word.ts'
import type { Pieces } from '../pieces/piece.ts'
import { saysIt } from '../said-words.ts'

/**
 * Whether the guess says “that” where the sentence says ഈ or ഇത്, or “this” where it says ആ or അത്. Beside
 * both, the thing that is pointed at decides.
 */
export function pointsElsewhere(
  said: readonly MeantWord[],
  known: Pieces | undefined,
  guess: Pieces,
  texts: { english: string | undefined; guess: string },
): 'near' | 'far' | undefined {
  const pointing = said.flatMap((word, at) => {
    const points = pointsOf(word)
    return points ? [{ points, isOf: saysIt(said[at + 1] ?? word) }] : []
  })
  for (const { points, word, stem } of guess.pieces) {
    if (!points) continue
    const own = known?.pieces.filter((one) => one.stem === stem) ?? []
    const here = pointing.filter(({ isOf }) => isOf(word))
    const meant = here.length > 0 ? here : words.times.has(stem) ? own.filter((one) => one.points) : pointing
    if (meant.length > 0 && meant.every((one) => one.points !== points)) return meant[0]?.points
  }
  return turnedIn(texts, pointing)
}

/** “Forget this journey” for “forget that journey”, as far as the words alone show it. */
function turnedIn(
  { english, guess }: { english: string | undefined; guess: string },
  pointing: readonly { points: 'near' | 'far' }[],
): 'near' | 'far' | undefined {
  if (english === undefined) return undefined
  const more = (pattern: RegExp) =>
    (guess.match(pattern)?.length ?? 0) - (english.match(pattern)?.length ?? 0)
  const [near, far] = [more(/\b(?:this|these)\b/giu), more(/\b(?:that|those)\b/giu)]
  const isSaid = (points: string) => pointing.some((one) => one.points === points)
  if (near < 0 && far > 0 && isSaid('near')) return 'near'
  return near > 0 && far < 0 && isSaid('far') ? 'far' : undefined
}

function pointsOf({ word, entries, endings }: MeantWord): 'near' | 'far' | undefined {
  const isOf = (listed: ReadonlySet<string>) => listed.has(word) || listed.has(entries[0] ?? word)
  if (
    isOf(malayalam.near) ||
    endings.some((means) => means === meanings.thisNoun || means === meanings.thisOne)
  )
    return 'near'
  return isOf(malayalam.far) ? 'far' : undefined
}

/** What is said of it, in both languages. */
export const pointsSays = {
  near: { en: 'The sentence says “this”, not “that”.', ml: 'ഈ വാക്യത്തിൽ “this” എന്നാണ് അർത്ഥം, “that” എന്നല്ല.' },
  far: { en: 'The sentence says “that”, not “this”.', ml: 'ഈ വാക്യത്തിൽ “that” എന്നാണ് അർത്ഥം, “this” എന്നല്ല.' },
}
