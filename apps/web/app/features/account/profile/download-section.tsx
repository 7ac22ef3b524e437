import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useAct } from '../../../ui/use-act.ts'
import { getData } from '../auth-calls.ts'
import { Section } from '../section.tsx'

/** Downloads everything that the server keeps of the learner, as a file. */
export function DownloadSection() {
  const { t } = useLingui()
  const { busy, failure, act } = useAct()

  async function download() {
    const data = await getData()
    saveFile('malayalam-for-all.json', JSON.stringify(data, null, 2), 'application/json')
  }

  return (
    <Section title={t`Your data`}>
      <p>
        <Trans>Everything that is stored about you, as a JSON file.</Trans>
      </p>
      <Button variant="quiet" aria-disabled={busy} onClick={() => void act(download)}>
        <Trans>Download my data</Trans>
      </Button>
      <FailureLine failure={failure} />
    </Section>
  )
}
