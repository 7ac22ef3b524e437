import type { Letter } from '@app/learning/letters'

/** A letter as it is shown: a sign cannot stand alone, and a dotted circle takes the consonant's place. */
export const shownLetter = ({ letter, kind }: Pick<Letter, 'letter' | 'kind'>) =>
  kind === 'sign' ? `◌${letter}` : letter
