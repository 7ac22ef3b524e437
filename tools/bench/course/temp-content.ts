import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadContent } from '../../../content/src/load-content.ts'
import { loadLexicon } from '../../../content/src/load-lexicon.ts'
import type { CourseContent, SentencePiece } from '../../../packages/learning/src/course/content.ts'
import { analyse, makeLexicon } from '../../../packages/malayalam/src/forms/index.ts'
import { words } from '../../../packages/malayalam/src/index.ts'

const cache = '/tmp/sessions-content.json'
export function tempContent(): CourseContent {
  if (!existsSync(cache)) writeFileSync(cache, JSON.stringify(build()))
  const raw = JSON.parse(readFileSync(cache, 'utf8'))
  return Object.fromEntries(Object.entries(raw).map(([k, v]) => [k, new Map(v as [])])) as never
}
function build() {
  const content = loadContent()
  const entries = loadLexicon()
  const lexicon = makeLexicon(entries)
  const counts = new Map<string, number>()
  const seen = new Map<string, any>()
  const read = (w: string) => {
    if (!seen.has(w)) seen.set(w, analyse(w, lexicon)[0])
    return seen.get(w)
  }
  const piece = (w: string) => {
    const a = read(w)
    for (const e of a?.endings ?? []) counts.set(e.id, (counts.get(e.id) ?? 0) + 1)
    return { text: w, a }
  }
  const all: any[] = []
  for (const t of content.sentences) for (const s of t.sentences) all.push({ id: s.id, text: s.text, english: s.english, p: words(s.text).map(piece) })
  for (const e of entries) for (const [n, x] of (e.examples ?? []).entries()) all.push({ id: `${e.id}/${n + 1}`, text: x.text, english: x.english, p: words(x.text).map(piece) })
  const lines: any[] = []
  for (const f of content.films) for (const [n, l] of f.transcript.snippets.entries()) lines.push({ id: `${f.theme}/${n + 1}`, film: f.theme, from: l.start, to: l.start + l.duration, text: l.text, english: l.translation, p: words(l.text).map(piece) })
  const questions: any[] = []
  for (const t of content.topics) for (const q of t.questions) questions.push({ id: `${t.key}/${q.id}`, topic: t.key, question: q, p: words(q.text).map(piece) })
  const top = new Set([...counts].sort((a, b) => b[1] - a[1]).slice(0, 60).map(([id]) => id))
  const done = (p: any[]): SentencePiece[] => p.map(({ text, a }) => ({ text, items: a ? [`word:${a.entry.id}`, ...a.endings.filter((e: any) => top.has(e.id)).map((e: any) => `ending:${e.id}`)] : [], entry: a?.entry.id, endings: a?.endings.map((e: any) => e.id) ?? [] } as never))
  const fin = (xs: any[]) => xs.map(({ p, ...x }) => [x.id, { ...x, pieces: done(p) }])
  console.error(all.length, lines.length, questions.length, Object.keys(content.films[0] ?? {}))
  return {
    letters: content.letters.map((l) => [l.id, l]),
    words: entries.map((e) => [e.id, e]),
    endings: [...top].map((id) => [id, { id, form: [id], shown: id, of: 'noun', means: { en: id, ml: id }, example: '' }]),
    contrasts: Array.from({ length: 15 }, (_, n) => [`c${n}`, { id: `c${n}`, letters: ['a', 'b'], pairs: [] }]),
    sentences: fin(all), lines: fin(lines), questions: fin(questions),
  }
}
