import { Trans, useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import { Reading } from '../../../../ui/reading.tsx'
import type { ShownLine } from './use-shown-lines.ts'

type Props = {
  lines: readonly ShownLine[]
  /** The number of the line that is asked about, from 1. */
  asked: number
  readable: boolean
  translated: boolean
  latin: boolean
  onPlay: (line: ShownLine) => void
}

/** The lines, each to be heard alone. Their text has its room before it is shown. */
export function LineList({ lines, asked, readable, translated, latin, onPlay }: Props) {
  const { t } = useLingui()
  return (
    <ol className="flex flex-col gap-1">
      <FixedList items={lines}>
        {(line, at) => {
          const number = at + 1
          return (
            <li
              className={`flex items-center gap-2 rounded-xl px-2 ${number === asked ? 'bg-sun' : 'bg-raised'}`}
            >
              <button
                type="button"
                aria-label={t`Play line ${number}`}
                onClick={() => onPlay(line)}
                className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 font-semibold"
              >
                {number}
                <Play aria-hidden="true" className="size-4" />
              </button>
              <div className="grid min-w-0 grow text-sm [&>*]:[grid-area:1/1]">
                <p
                  className={`self-center ${number === asked ? '' : 'text-ink-soft'} ${readable ? 'invisible' : ''}`}
                >
                  {number === asked ? <Trans>This line is asked about.</Trans> : '…'}
                </p>
                <p className={`self-center ${readable ? '' : 'invisible'}`}>
                  <MixedText text={line.text} /> {latin && <Reading text={line.text} />}
                  <span lang="en" className={`block text-ink-soft ${translated ? '' : 'invisible'}`}>
                    {line.translation}
                  </span>
                </p>
              </div>
            </li>
          )
        }}
      </FixedList>
    </ol>
  )
}
