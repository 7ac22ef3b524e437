import type { Letter } from '@app/learning/letters'

/** A letter as it is shown. A sign cannot stand alone, so it stands on a dotted circle. */
export const shownLetter = ({ letter, kind }: Pick<Letter, 'letter' | 'kind'>) =>
  kind === 'sign' ? `◌${letter}` : letter
