import { filledSegments, type LevelPage, segmentsPerPage } from '@app/learning/levels'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHiddenUntilHydrated } from '../../prerender/hidden-until-hydrated.ts'
import { SegmentedBar } from '../../ui/progress.tsx'

/** The learner's level: the page's ten segments, and the level in words. */
export function LevelStatus({ page, userlevel }: { page: LevelPage; userlevel: number }) {
  const { t } = useLingui()
  const untilKnown = useHiddenUntilHydrated()
  return (
    <div className={untilKnown}>
      <SegmentedBar
        label={t`Levels of this page`}
        value={filledSegments(page, userlevel)}
        max={segmentsPerPage}
      />
      <p className="mt-3 text-center font-bold tracking-wide">
        <Trans>YOU ARE CURRENTLY IN LEVEL {userlevel}</Trans>
      </p>
    </div>
  )
}
