import * as v from 'valibot'
import type { Limit } from './limit.ts'
import { reportsPath } from './paths.ts'
import { countLetters, longestNote, longestShown, mostNoteLetters } from './report-letters.ts'

/** What a report can be about. `page` is the site itself, or one of its pages. */
export const reportKinds = ['word', 'question', 'phrase', 'line', 'letter', 'article', 'page'] as const
export type ReportKind = (typeof reportKinds)[number]

/** What no text needs and a terminal or a database might stumble over: control characters but for line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g

const plainText = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().replaceAll('\r\n', '\n').replace(controls, ' ').trim()),
)

/**
 * Something that a learner finds wrong. `id` is made by the device, so that a report that is sent twice is kept once; `item` is the
 * id of a piece of content, and `shown` what the learner saw of it. Nothing says who reports.
 */
export const ReportRequest = v.object({
  id: v.pipe(v.string(), v.uuid('The id must be a UUID.')),
  kind: v.picklist(reportKinds, 'The kind must be one of those that can be reported.'),
  item: v.pipe(
    v.string(),
    v.regex(/^[\w-]+(?:\/[\w-]+)*$/, 'This is not the id of anything.'),
    v.maxLength(120),
  ),
  shown: v.pipe(plainText, v.maxLength(longestShown, 'What was shown is too long.')),
  note: v.pipe(
    plainText,
    v.nonEmpty('Please write what is wrong.'),
    v.check((note) => countLetters(note) <= mostNoteLetters, 'A report has at most 500 letters.'),
    v.maxLength(longestNote, 'A report has at most 500 letters.'),
  ),
  language: v.picklist(['en', 'ml'], 'The language must be en or ml.'),
  /** Of the app that showed it, which may be an older one that the device has kept. */
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}$/, 'This is not a version.')),
})
export type ReportRequest = v.InferOutput<typeof ReportRequest>

/** All reports in a day, so that no flood drives out what others wrote: 2,000 are kept. */
export const mostReportsADay = 300

/** A school may share one address; what a device sends after days without a network comes at once. */
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
