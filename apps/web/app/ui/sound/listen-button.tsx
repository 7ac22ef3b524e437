import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { SpeakerButton } from './speaker-button.tsx'

type Props = { clip: string; text: string; size?: 'small' | 'large' }

/** Plays the clip of a word or a line. The button is named by it. */
export const ListenButton = ({ text, ...rest }: Props) => (
  <SpeakerButton {...rest} label={<ListenTo text={text} />} />
)

/** The name of what plays a text, which a screen reader says in the text’s own language. */
export const ListenTo = ({ text }: { text: string }) => (
  <Trans>
    Listen to <span lang={languageOf(text)}>{text}</span>
  </Trans>
)
