import { Trans } from '@lingui/react/macro'

type Props = { translation: string; translatedBy?: string | undefined; className?: string }

/** What a line means; where an AI service said so, that it did. */
export function TranslatedLine({ translation, translatedBy, className }: Props) {
  return (
    <p className={className}>
      <span lang="en">{translation}</span>
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
