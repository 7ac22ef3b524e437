import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'

type Props = { translation: string; translatedBy?: string | undefined; className?: string }

/** The meaning of a line, with a note if an AI service translated it. */
export function TranslatedLine({ translation, translatedBy, className }: Props) {
  return (
    <p className={className}>
      <span lang={languageOf(translation)}>{translation}</span>
      {translatedBy !== undefined && (
        <small className="ml-2 inline-block text-xs text-ink-soft">
          {translatedBy ? (
            <Trans>
              AI coach: <bdi>{translatedBy}</bdi>
            </Trans>
          ) : (
            <Trans>AI coach</Trans>
          )}
        </small>
      )}
    </p>
  )
}
