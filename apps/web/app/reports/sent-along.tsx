import type { ReportKind } from '@app/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { MixedText } from '../ui/mixed-text.tsx'
import type { About } from './about.ts'

/** Shows everything that is sent with a note. */
export function SentAlong({ about: { kind, item, shown } }: { about: About }) {
  const { t } = useLingui()
  const kinds: Record<ReportKind, string> = {
    word: t`Word`,
    question: t`Question`,
    phrase: t`Phrase`,
    line: t`Line of a film`,
    letter: t`Letter`,
    article: t`Article`,
    page: t`Page`,
  }
  return (
    <div className="mt-3 rounded-2xl bg-raised px-4 py-3 text-sm">
      <p className="font-semibold">
        <Trans>This is sent along:</Trans>
      </p>
      <p className="wrap-anywhere">
        {kinds[kind]}: <code>{item}</code>
      </p>
      {shown && (
        <p className="max-h-24 overflow-y-auto wrap-anywhere">
          <MixedText text={shown} />
        </p>
      )}
      <p className="mt-2 text-ink-soft">
        <Trans>
          With it go the language of this page and the version of the app, and nothing about you: no name, no
          account, no address. So nobody can write back.
        </Trans>
      </p>
    </div>
  )
}
