import type { LexiconEntry, Register } from '@app/learning/vocabulary'
import type { NameKind, PartOfSpeech } from '@app/malayalam/forms'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type Props = {
  entry: LexiconEntry
  /** Its meaning in this place, if the dictionary says something else. */
  here?: string | undefined
  children?: ReactNode
}

/** The meaning of a word, its part of speech, and its register or region, if it is not used everywhere. */
export function WordMeaning({ entry: { means, pos, kind, register }, here, children }: Props) {
  const { t } = useLingui()
  const kinds: Record<PartOfSpeech, string> = {
    noun: t`noun`,
    name: t`name`,
    pronoun: t`pronoun`,
    verb: t`verb`,
    adjective: t`adjective`,
    adverb: t`adverb`,
    numeral: t`numeral`,
    postposition: t`postposition`,
    conjunction: t`conjunction`,
    particle: t`particle`,
    interjection: t`interjection`,
    phrase: t`set phrase`,
  }
  const nameKinds: Record<NameKind, string> = { person: t`name of a person`, place: t`name of a place` }
  const registers: Record<Register, string> = {
    spoken: t`spoken`,
    written: t`written`,
    formal: t`formal`,
    child: t`said by and to children`,
  }
  return (
    <div className="mt-2 flex items-start gap-3">
      <div role="status" className="grow">
        <p lang="en" className="text-lg font-semibold">
          {here ?? means.join(' · ')}
        </p>
        <p className="text-sm text-ink-soft">
          {kind ? nameKinds[kind] : kinds[pos]}
          {register && ` · ${registers[register]}`}
        </p>
      </div>
      {children}
    </div>
  )
}
