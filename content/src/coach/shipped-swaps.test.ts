import { expect, it } from 'vitest'
import { shippedContent } from '../testing/shipped.ts'
import { checkGuess, shippedCoach } from '../testing/shipped-coach.ts'

const { sentences: topics } = shippedContent()
const coach = shippedCoach()
const sentences = topics.flatMap(({ sentences }) => sentences)

/** Words of the bank's translations that are put for one another: the guess says another thing. */
const swaps: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'good and bad': [
    ['good', 'bad'],
    ['nice', 'awful'],
  ],
  'this and that': [
    ['this', 'that'],
    ['these', 'those'],
    ['This', 'That'],
  ],
  'before and after': [['before', 'after']],
  'left and right': [['left', 'right']],
  kin: [
    ['Father', 'Mother'],
    ['brother', 'sister'],
    ['son', 'daughter'],
    ['Grandfather', 'Grandmother'],
    ['elder', 'younger'],
  ],
  colours: [
    ['red', 'blue'],
    ['white', 'black'],
  ],
  numbers: [
    ['two', 'three'],
    ['four', 'five'],
    ['ten', 'twenty'],
  ],
  when: [
    ['today', 'yesterday'],
    ['tomorrow', 'today'],
    ['morning', 'evening'],
  ],
  ties: [
    ['because', 'although'],
    ['if', 'because'],
    ['when', 'before'],
  ],
  tense: [
    ['went', 'will go'],
    ['came', 'will come'],
    ['bought', 'will buy'],
    ['made', 'will make'],
  ],
  not: [
    ["Don't", 'Do'],
    ["didn't", 'did'],
    ["won't", 'will'],
    ["can't", 'can'],
  ],
}

/** What Malayalam leaves open, or English: `docs/coach.md`. */
const open: readonly RegExp[] = [
  /good fever/u,
  /say this when/u,
  /, left\?|all left/u,
  /Your mother and father/u,
  /this well|that well/u,
  /won't never/u,
  /you will come, do come/u,
  /Don't you .*\?$/u,
]

const swapped = (text: string, one: string, other: string) =>
  text.replace(new RegExp(`\\b${one}(?![\\w'])`, 'u'), other)

it.each(Object.entries(swaps))(
  'no guess is right with other words for %s',
  { timeout: 240_000 },
  async (_, pairs) => {
    const taken: string[] = []
    for (const { text, english } of sentences)
      for (const [one, other] of pairs) {
        const guess = [swapped(english, one, other), swapped(english, other, one)].find(
          (made) => made !== english,
        )
        if (guess === undefined || open.some((left) => left.test(guess))) continue
        const said = await checkGuess(coach, text, { meaning: guess })
        if (said.meaning.includes('very good')) taken.push(`${text} “${guess}”`)
      }
    expect(taken).toEqual([])
  },
)
