import { writtenOut } from '../english/plain-english.ts'
import type { Texts } from './text-of.ts'

/** Whether must, can, might, want to, used to, had to in the guess stands in the sentence too. */
export function bindsAlike({ words, english = '', guess }: Texts): boolean {
  const said = [
    writtenOut(english),
    ...words.flatMap(({ gloss, senses, endings }) => [gloss, ...senses, ...endings]),
  ].join('; ')
  const given = writtenOut(guess)
  return kinds.every(({ says, by }) => !says.test(given) || says.test(said) || by.test(said))
}

const kinds = [
  {
    says: /\b(?:must|have to|has to|should|ought|need to|needs to|got to|had better)\b/u,
    by: /\b(?:must|needed|want|wanted|please|do!|enough|not|fit|is to)\b|n’t/u,
  },
  { says: /\b(?:might|maybe|perhaps|probably)\b/u, by: /\b(?:may|possibly|seems?|think|doubt|chance)\b/u },
  { says: /\bused to\b/u, by: /\b(?:would|usually|used)\b/u },
  { says: /\bwants? to\b/u, by: /\b(?:wants?|wanted|must|wish|like|would)\b/u },
  {
    says: /\b(?:can|could|able)\b/u,
    by: /\b(?:may|can|cannot|possible|please|do!|able|possibly|know|lets?|will|manage|is there|get|got|too)\b|\?/u,
  },
]
