import { Trans, useLingui } from '@lingui/react/macro'
import { Mic, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { stopClip, useSounding } from '../sound/sound.ts'
import { Button } from '../ui/button.tsx'
import { SpeakerButton } from '../ui/sound/speaker-button.tsx'
import type { NoRecording } from './record.ts'
import { useRecording } from './use-recording.ts'

type Props = {
  clip?: string | undefined
  /** Called when there is a recording to hear, or when there cannot be one. */
  onTried?: () => void
}

/** Records the learner, to compare by ear with the clip. Nothing leaves the device. */
export function RecordYourself({ clip, onTried }: Props) {
  const { t } = useLingui()
  const { recording, start, stop } = useRecording(onTried)
  const underWay = recording.type === 'under way'
  return (
    <section aria-label={t`Record yourself`} className="rounded-2xl border-2 border-line p-4">
      <p className="mb-3">
        {clip ? (
          <Trans>Record yourself, and hear yourself beside the clip. The recording stays on this page.</Trans>
        ) : (
          <Trans>Record yourself, and hear yourself. The recording stays on this page.</Trans>
        )}
      </p>
      <Button
        variant="quiet"
        className="w-full"
        aria-disabled={recording.type === 'asking'}
        onClick={() => {
          if (underWay) stop()
          else if (recording.type !== 'asking') start()
        }}
      >
        {underWay ? (
          <Square aria-hidden="true" className="sounding shrink-0" />
        ) : (
          <Mic aria-hidden="true" className="shrink-0" />
        )}
        {underWay ? <Trans>Stop recording</Trans> : <Trans>Record yourself</Trans>}
      </Button>
      <p role="status" className="min-h-8 pt-2">
        {recording.type === 'asking' && <Trans>Allow the microphone, and it begins.</Trans>}
        {underWay && <Trans>Recording: say it now.</Trans>}
        {recording.type === 'impossible' && <Impossible why={recording.why} />}
      </p>
      {recording.type === 'done' && (
        <div className="grid grid-cols-1 gap-2">
          {clip && (
            <p className="flex items-center gap-3">
              <SpeakerButton clip={clip} label={t`Listen to the clip`} />
              <Trans>The clip</Trans>
            </p>
          )}
          <p className="flex flex-wrap items-center gap-3">
            <Trans>You</Trans>
            <OwnVoice address={recording.address} />
          </p>
        </div>
      )}
    </section>
  )
}

/** One sound at a time: the clip stops the recording, and the recording stops the clip. */
function OwnVoice({ address }: { address: string }) {
  const { t } = useLingui()
  const element = useRef<HTMLAudioElement>(null)
  const { state } = useSounding()
  useEffect(() => {
    if (state === 'playing') element.current?.pause()
  }, [state])
  return (
    // biome-ignore lint/a11y/useMediaCaption: it is what the learner has just said
    <audio
      ref={element}
      src={address}
      controls
      aria-label={t`Listen to yourself`}
      onPlay={stopClip}
      className="h-11 min-w-0 grow basis-40"
    />
  )
}

function Impossible({ why }: { why: NoRecording }) {
  switch (why) {
    case 'refused':
      return (
        <Trans>
          The microphone was not allowed. You can allow it in the browser’s settings for this site.
        </Trans>
      )
    case 'absent':
      return <Trans>No microphone was found. Connect one and try again.</Trans>
    case 'unsupported':
      return <Trans>This browser cannot record here. Say it aloud all the same.</Trans>
    case 'failed':
      return <Trans>The recording did not work. Try again.</Trans>
  }
}
