import type { ReportKind } from '@app/api'

/** What a report is about: the id of a piece of our content, and what the learner sees of it. Never a learner's own text. */
export type About = { kind: ReportKind; item: string; shown: string }

/** Joins the parts of what was shown. Missing parts are left out. */
export const shownOf = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(' – ')
