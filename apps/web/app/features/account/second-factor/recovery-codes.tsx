import { Trans } from '@lingui/react/macro'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { FocusedStatus } from '../focused-status.tsx'

/**
 * Recovery codes for a learner who loses the phone. The server shows them once, so this screen waits until
 * they are kept.
 */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [copied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <FocusedStatus className="font-semibold">
        <Trans>
          Two-step sign-in is on. Keep these recovery codes: each logs you in once, without the app.
        </Trans>
      </FocusedStatus>
      <ul className="grid grid-cols-2 gap-2 rounded-xl bg-raised p-3 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="text-ink-soft">
        <Trans>They are not shown again.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          className="grow"
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => saveFile('recovery-codes.txt', text, 'text/plain'),
            )
          }
        >
          <Copy aria-hidden="true" className="size-5" />
          {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Button
          variant="quiet"
          className="grow"
          onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}
        >
          <Download aria-hidden="true" className="size-5" />
          <Trans>Download</Trans>
        </Button>
      </div>
      <Button onClick={onKept}>
        <Trans>I have kept them</Trans>
      </Button>
    </>
  )
}
