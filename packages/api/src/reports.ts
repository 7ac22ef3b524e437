import { languageCodes } from '@app/learning/languages'
import * as v from 'valibot'
import type { Limit } from './limit.ts'
import { reportsPath } from './paths.ts'
import { countLetters, longestNote, longestShown, mostNoteLetters } from './report-letters.ts'

/** What a report can be about. `page` is the site itself, or one of its pages. */
export const reportKinds = ['word', 'question', 'phrase', 'line', 'letter', 'article', 'page'] as const
export type ReportKind = (typeof reportKinds)[number]

/** Control characters, except line breaks: no text needs them, and a terminal or a database may fail on them. */
const controls = /[^\P{Cc}\n]/gu

const plainText = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().replaceAll('\r\n', '\n').replace(controls, ' ').trim()),
)

/**
 * A mistake that a learner reports. The device makes `id`, so that a report that is sent twice is kept once. `item`
 * is the id of a piece of content, and `shown` is what the learner saw of it. Nothing says who reports.
 */
export const ReportRequest = v.object({
  id: v.pipe(v.string(), v.uuid('report-id')),
  kind: v.picklist(reportKinds, 'report-kind'),
  item: v.pipe(v.string(), v.regex(/^[\w-]+(?:\/[\w-]+)*$/, 'report-item'), v.maxLength(120, 'report-item')),
  shown: v.pipe(plainText, v.maxLength(longestShown, 'report-shown-long')),
  note: v.pipe(
    plainText,
    v.nonEmpty('report-empty'),
    v.check((note) => countLetters(note) <= mostNoteLetters, 'report-long'),
    v.maxLength(longestNote, 'report-long'),
  ),
  language: v.picklist(languageCodes, 'language-unknown'),
  /** The version of the app that showed it; a device may have kept an older one. */
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}$/, 'report-version')),
})
export type ReportRequest = v.InferOutput<typeof ReportRequest>

/** The most reports in a day, so that a flood cannot push out what others wrote: 2,000 are kept. */
export const mostReportsADay = 300

/** A school may share one address, and a device that was offline for days sends everything at once. */
const limit = { per: 'address', many: 30, seconds: 3600 } as const satisfies Limit

export const reportsApi = {
  report: {
    method: 'post',
    path: reportsPath,
    body: ReportRequest,
    reply: v.object({}),
    auth: 'open',
    limit,
  },
} as const
