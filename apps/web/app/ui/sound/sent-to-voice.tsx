import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { askVoice } from '../../sound/ask-voice.ts'

/** Says that a text without a clip is sent to a voice service, if the server's operator uses one. */
export function SentToVoice() {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    let isWanted = true
    void askVoice().then((voice) => isWanted && setSent(voice.name !== null && voice.texts))
    return () => {
      isWanted = false
    }
  }, [])
  if (!isSent) return null
  return (
    <p className="mt-2 text-sm text-ink-soft">
      <Trans>When you listen, this is sent to a service that reads it aloud. We do not keep it.</Trans>
    </p>
  )
}
