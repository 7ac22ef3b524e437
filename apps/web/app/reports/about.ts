import type { ReportKind } from '@app/api'

/** What a report is about: a piece of our content, by its id, and what the learner sees of it. Never a text of the learner's own. */
export type About = { kind: ReportKind; item: string; shown: string }

/** What was shown, from its parts; those that there are not are left out. */
export const shownOf = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' – ')
