import { Trans } from '@lingui/react/macro'
import { Captions, Link2, Repeat, TextSelect } from 'lucide-react'
import { Point } from './point.tsx'

/** The four steps from a link to words that the learner remembers. */
export function HowPlayerWorks() {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-2xl font-bold">
        <Trans>How It Works</Trans>
      </h2>
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Point icon={<Link2 aria-hidden="true" />} name={<Trans>Paste a link and watch</Trans>}>
          <Trans>The video plays here, in the app.</Trans>
        </Point>
        <Point icon={<Captions aria-hidden="true" />} name={<Trans>The transcript comes by itself</Trans>}>
          <Trans>
            Where a video has captions, they are fetched; where it has English ones, both stand together.
          </Trans>
        </Point>
        <Point icon={<TextSelect aria-hidden="true" />} name={<Trans>Read it, word by word</Trans>}>
          <Trans>
            Each line can be read in pieces, with a table of its words: meaning and pronunciation.
          </Trans>
        </Point>
        <Point icon={<Repeat aria-hidden="true" />} name={<Trans>Words come back in time</Trans>}>
          <Trans>
            The words you save are asked again when you are about to forget them, each at its own pace.
          </Trans>
        </Point>
      </ol>
    </section>
  )
}
