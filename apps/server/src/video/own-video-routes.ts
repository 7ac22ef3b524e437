import { type OwnVideoAdded, OwnVideoTitle, ownVideosApi, type TranslateReply } from '@app/api'
import { readVideoLink } from '@app/learning/bring'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { readAsLearner, requireLearner } from '../account/session/require-learner.ts'
import { creditsOf } from '../coach/answer-question.ts'
import { countQuestion } from '../coach/translate-lines.ts'
import { AppError } from '../errors/app-error.ts'
import { readBody, readBytes } from '../http/read-body.ts'
import { sendJson } from '../http/send-json.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { ReadForm } from '../outside/captions.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { badFile, badLink, refusal } from './caption-refusal.ts'
import { findForLink } from './captions-routes.ts'
import { translateOwn } from './own-translation.ts'
import { ownIdOf, ownVideoRecord } from './own-video-record.ts'
import { type NewOwnVideo, ownVideoStore } from './own-video-store.ts'
import { longestForm } from './read-form.ts'

/** Far more than a learner brings. Each costs half a second of reading. */
const additions = { many: 60, seconds: 3600 }
const changes = { many: 300, seconds: 3600 }

type Needs = Parameters<typeof findForLink>[0] & Pick<Outside, 'coach' | 'log'>
type Fields = Extract<ReadForm, { type: 'read' }>

export function ownVideoRoutes(outside: Needs) {
  const { db, captions } = outside
  const store = ownVideoStore(db)
  const find = findForLink(outside)

  /** The video to store, from a form: a text that was brought, or captions that were found. */
  async function videoOf(
    asker: string,
    { fields, fileName, text }: Fields,
  ): Promise<[NewOwnVideo, OwnVideoAdded['mended']]> {
    const { link = '', captions: language } = fields
    if (text) {
      const { json, lines, timed, malayalam, first, mended } = text
      const title = titleOf(fields.title || fileName.replace(/\.[^.]*$/, '') || first)
      const own = { title, lines, timed, malayalam, json, isGenerated: false }
      return [{ ...own, ...mediaOf(link) }, mended]
    }
    if (!language) throw badFile('original', { kind: 'empty' })
    const found = await find(asker, link, v.parse(Language, language))
    const { title, lines, json, source, track } = found
    const newVideo: NewOwnVideo = {
      ...{ title: titleOf(fields.title || title), lines, json, source, provider: 'youtube', timed: true },
      malayalam: /^ml\b/i.test(track.language),
      isGenerated: track.generated,
    }
    return [newVideo, { ends: 0, order: 0, overlaps: 0, joined: 0, left: 0, lost: [] }]
  }

  return new Hono<Env>()
    .get(ownVideosApi.list.path, async (context) => {
      const learner = await requireLearner(context, outside)
      return context.json(await store.list(learner.id))
    })
    .post(ownVideosApi.add.path, async (context) => {
      const { learner, body: form } = await readAsLearner(
        context,
        outside,
        () => readForm(context),
        ({ id }) => countAgainst({ db, context }, ['own-videos', id], additions),
      )
      const [video, mended] = await videoOf(learner.id, await fieldsOf(form, learner.id, captions))
      // Reading or finding a text takes time, so the session is checked again before it is stored.
      await requireLearner(context, outside)
      const added = await store.add(learner.id, video)
      if (!added) throw refusal('no-room')
      return context.json({ video: added, mended } satisfies OwnVideoAdded)
    })
    .get(ownVideosApi.get.path, async (context) => {
      const learner = await requireLearner(context, outside)
      const record = await ownVideoRecord(outside, context.req.param('id'), learner)
      if (!record) throw nothing()
      return sendJson(context, record)
    })
    .put(ownVideosApi.rename.path, async (context) => {
      const { learner, body } = await readAsLearner(context, outside, () => readBody(context, OwnVideoTitle))
      await countAgainst({ db, context }, ['own-videos-changes', learner.id], changes)
      const id = ownIdOf(context.req.param('id'))
      const renamed = id && (await store.rename(learner.id, id, body.title))
      if (!renamed) throw nothing()
      return context.json(renamed)
    })
    .post(ownVideosApi.remove.path, async (context) => {
      const learner = await requireLearner(context, outside)
      const id = ownIdOf(context.req.param('id'))
      if (!id || !(await store.remove(learner.id, id))) throw nothing()
      return context.json({})
    })
    .post(ownVideosApi.translate.path, async (context) => {
      const { learner, body } = await readAsLearner(
        context,
        outside,
        () => readBody(context, ownVideosApi.translate.body),
        ({ id }) => countQuestion(db, context, id),
      )
      const id = ownIdOf(context.req.param('id'))
      const asked = { lines: body.lines, learner: learner.id, left: context.req.raw.signal }
      const translations = id && (await translateOwn(outside, { id, ...asked }))
      if (!translations) throw nothing()
      const credits = await creditsOf(outside, learner.id)
      return context.json({ translations, ...(credits && { credits }) } satisfies TranslateReply)
    })
}

const Language = v.fallback(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8})*$/)), 'ml')

const nothing = () => new AppError('not-found', 'no-such-text')

type SentForm = { type: string; bytes: Uint8Array<ArrayBuffer> }

async function readForm(context: Context): Promise<SentForm> {
  const type = context.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type) || context.req.header('content-encoding'))
    throw new AppError('wrong-type', 'form-type')
  return { type, bytes: await readBytes(context, longestForm) }
}

async function fieldsOf(sent: SentForm, asker: string, { workers }: Outside['captions']): Promise<Fields> {
  const form = await workers.run(asker, { kind: 'read', ...sent })
  if (form.type === 'broken') throw new AppError('invalid', 'form-not-whole')
  if (form.type === 'refused') throw badFile(form.file, form.fault)
  return form
}

/** A text may belong to a provider's video, or to one that only the learner has. */
function mediaOf(link: string): Pick<NewOwnVideo, 'provider' | 'source'> {
  if (link.trim() === '') return { provider: 'none', source: null }
  const read = readVideoLink(link)
  if (read.type === 'refused') throw badLink(read.reason)
  return { provider: 'youtube', source: read.id }
}

/** One line of the given text: a title is no reason to refuse a text. */
function titleOf(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, 100).join('') || '–'
}
