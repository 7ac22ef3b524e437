import { type CoachLevel, easier, harder, levelFor } from '@app/learning/coach'
import { Trans, useLingui } from '@lingui/react/macro'
import { useUserlevel } from '../../../device/learner/learner-store.ts'
import { Button } from '../../../ui/button.tsx'

type Props = { level: CoachLevel | undefined; onChoose: (level: CoachLevel) => void }

/**
 * How hard the sentences are, and buttons for a sentence that is easier or harder. Before the coach has found a level,
 * it is that of the userlevel.
 */
export function LevelChoice({ level: found, onChoose }: Props) {
  const { t } = useLingui()
  const userlevel = useUserlevel()
  const level = found ?? levelFor({ words: 0, userlevel })
  const button = (next: CoachLevel | undefined, label: string) => (
    <Button
      variant="quiet"
      className="px-4 text-base"
      aria-disabled={next === undefined}
      onClick={() => next && onChoose(next)}
    >
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-3">
      {button(easier(level), t`Easier`)}
      {button(harder(level), t`Harder`)}
      <p role="status">
        <LevelName level={level} />
      </p>
    </div>
  )
}

function LevelName({ level }: { level: CoachLevel }) {
  switch (level) {
    case 1:
      return <Trans>Sentences: easy</Trans>
    case 2:
      return <Trans>Sentences: medium</Trans>
    case 3:
      return <Trans>Sentences: hard</Trans>
  }
}
