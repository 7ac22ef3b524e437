import { snapOffset, stepOffset, type VideoSettings } from '@app/learning/video'
import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/button.tsx'
import { SwitchField } from '../../../../ui/form/field.tsx'
import type { Player } from '../player.ts'
import type { ChangeSettings } from '../use-video-settings.ts'

type Props = { player: Player | undefined; settings: VideoSettings; onChange: ChangeSettings }

/** Settings of a video that are set once and kept. */
export function OptionsPanel({ player, settings, onChange }: Props) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Options of the player`}
      className="mt-2 rounded-2xl border-2 border-line bg-surface px-4 py-2"
    >
      <SwitchField
        label={t`Translation`}
        on={settings.translation}
        onChange={(translation) => onChange({ translation })}
      />
      <SwitchField
        label={t`In Latin letters too`}
        on={settings.romanisation}
        onChange={(romanisation) => onChange({ romanisation })}
      />
      <SwitchField
        label={t`Pause while a word is open`}
        on={settings.pauseOnWord}
        onChange={(pauseOnWord) => onChange({ pauseOnWord })}
      />
      <Offset player={player} offset={settings.offset} onChange={(offset) => onChange({ offset })} />
    </section>
  )
}

type OffsetProps = { player: Player | undefined; offset: number; onChange: (offset: number) => void }

/**
 * For lines that come too early or too late: moves them by tenths of a second, or so that the previous or
 * next line begins now.
 */
function Offset({ player, offset, onChange }: OffsetProps) {
  const { t } = useLingui()

  function snap(line: number | undefined) {
    if (player && line !== undefined) onChange(snapOffset(player.timeline, line, player.time()))
  }

  return (
    <fieldset className="border-t border-line pt-1">
      <legend className="sr-only">
        <Trans>Lines earlier or later</Trans>
      </legend>
      <div className="flex min-h-11 items-center justify-between gap-2">
        <span aria-hidden="true" className="font-semibold">
          <Trans>Lines earlier or later</Trans>
        </span>
        <span className="flex items-center">
          <IconButton label={t`0.1 s earlier`} onClick={() => onChange(stepOffset(offset, -1))}>
            <Minus aria-hidden="true" />
          </IconButton>
          <output className="min-w-14 text-center tabular-nums">
            {offset > 0 ? '+' : ''}
            {offset.toFixed(1)} s
          </output>
          <IconButton label={t`0.1 s later`} onClick={() => onChange(stepOffset(offset, 1))}>
            <Plus aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <div className="flex flex-wrap gap-2 py-1">
        <SmallButton onPress={() => snap(player?.lineBefore())}>
          <Trans>The last line begins now</Trans>
        </SmallButton>
        <SmallButton onPress={() => snap(player?.lineAfter())}>
          <Trans>The next line begins now</Trans>
        </SmallButton>
        {offset !== 0 && (
          <SmallButton onPress={() => onChange(0)}>
            <Trans>As it was</Trans>
          </SmallButton>
        )}
      </div>
    </fieldset>
  )
}

function SmallButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-xl border-2 border-line px-3 font-semibold hover:bg-raised"
    >
      {children}
    </button>
  )
}
