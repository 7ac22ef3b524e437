import { type ClockPart, piecesOfTime, sayTime, spokenPieces } from '@app/malayalam/numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { BuiltOf, type Part } from './built-of.tsx'
import { Explorer } from './explorer.tsx'
import { MoreForms } from './more-forms.tsx'
import { timeFieldOf, typedTime } from './typed.ts'

/** Shows how to say a time of day. */
export function TimeExplorer() {
  const { t } = useLingui()
  const [value, setValue] = useState('06:30')
  const time = typedTime(value)
  const said = time && sayTime(time)
  return (
    <Explorer
      title={<Trans>A time</Trans>}
      label={t`Time`}
      type="time"
      value={value}
      onValue={setValue}
      refusal={t`Choose a time, such as half past six.`}
      said={
        said && {
          text: said.text,
          pieces: piecesOfTime(time),
          more: (
            <>
              <BuiltOf parts={said.parts.map(partOf)} />
              <MoreForms
                forms={[
                  { name: <Trans>At this time</Trans>, texts: [said.at] },
                  { name: <Trans>Also said</Trans>, texts: said.others },
                ]}
              />
            </>
          ),
        }
      }
      action={
        <Button
          variant="quiet"
          onClick={() => setValue(timeFieldOf(new Date()))}
          className="shrink-0 noscript:hidden"
        >
          <Trans>Now</Trans>
        </Button>
      }
    />
  )
}

function partOf(part: ClockPart): Part {
  return {
    id: part.kind,
    said: part.said,
    means: meaningOf(part),
    ...(part.kind === 'hour' && part.word !== part.said && { from: part.word }),
    ...(spokenPieces.has(part.said) && { pieces: [part.said] }),
  }
}

function meaningOf(part: ClockPart): ReactNode {
  switch (part.kind) {
    case 'day part':
      return dayPartNames[part.said]
    case 'hour':
    case 'minute':
      return part.value
    case 'o’clock':
      return <Trans>o’clock</Trans>
    case 'half':
      return <Trans>half</Trans>
    case 'quarter':
      return <Trans>a quarter</Trans>
    case 'three quarters':
      return <Trans>three quarters</Trans>
  }
}

const dayPartNames: Record<Extract<ClockPart, { kind: 'day part' }>['said'], ReactNode> = {
  രാത്രി: <Trans>at night</Trans>,
  പുലർച്ചെ: <Trans>before sunrise</Trans>,
  രാവിലെ: <Trans>in the morning</Trans>,
  ഉച്ചയ്ക്ക്: <Trans>around midday</Trans>,
  വൈകുന്നേരം: <Trans>in the evening</Trans>,
}
