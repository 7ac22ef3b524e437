import { fieldsOfWord } from '@app/learning/bring'
import type { SavedWord } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { strToU8, zipSync } from 'fflate'
import type { SqlJs } from 'sql.js'
import { collectionTexts, deckId, modelId } from './anki-model.ts'
import { ankiTables } from './anki-tables.ts'
import { sha1Start } from './sha1.ts'

/** A clip in the package, with the name by which the cards play it. */
export type Clip = { name: string; bytes: Uint8Array }

/**
 * The words as a package that Anki imports: a note for each, with the cards that the word allows. Notes have
 * the same ids each time, so that importing again updates them. `now` is in milliseconds.
 */
export function writeAnki(
  { Database }: SqlJs,
  words: readonly { saved: SavedWord; clip?: string | undefined }[],
  clips: readonly Clip[],
  now: number,
): Uint8Array {
  const database = new Database()
  const seconds = Math.floor(now / 1000)
  const { conf, models, decks, dconf } = collectionTexts(seconds)
  database.run(ankiTables)
  database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
    ...[seconds, now, now],
    ...[conf, models, decks, dconf, '{}'],
  ])
  writeNotes(new Ids(), seconds, words, {
    note: database.prepare("insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')"),
    card: database.prepare(
      "insert into cards values (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
    ),
    begin: () => database.run('begin'),
    end: () => database.run('commit'),
  })
  const collection = database.export()
  database.close()

  const media = Object.fromEntries(clips.map(({ name }, place) => [place, name]))
  return zipSync({
    'collection.anki2': collection,
    media: strToU8(JSON.stringify(media)),
    // Sound is compressed already.
    ...Object.fromEntries(clips.map(({ bytes }, place) => [place, [bytes, { level: 0 }] as const])),
  } as Parameters<typeof zipSync>[0])
}

type Statements = Record<
  'note' | 'card',
  { run(values: readonly (string | number)[]): void; free(): void }
> & {
  begin: () => void
  end: () => void
}

function writeNotes(
  ids: Ids,
  seconds: number,
  words: Parameters<typeof writeAnki>[1],
  statements: Statements,
) {
  const { note, card, begin, end } = statements
  begin()
  words.forEach(({ saved, clip }, place) => {
    const guid = `malayalam-for-all ${keyOf(saved.word)}`
    const id = ids.idOf(guid)
    const fields = fieldsOfWord(saved, clip)
    note.run([id, guid, modelId, seconds, fields.join('\u001f'), saved.word, sha1Start(saved.word)])
    const asked = [true, clip !== undefined, saved.meaning !== '']
    asked.forEach((can, ord) => {
      if (can) card.run([ids.idOf(`${guid} ${ord}`), id, deckId, ord, seconds, place + 1])
    })
  })
  end()
  note.free()
  card.free()
}

/** Ids that are the same for the same text and never repeat. Anki's ids look like milliseconds since 1970. */
class Ids {
  private readonly taken = new Set<number>()

  idOf(text: string): number {
    let id = 1_000_000_000_000 + sha1Start(text) * 100 + (sha1Start(`${text} `) % 100)
    while (this.taken.has(id)) id += 1
    this.taken.add(id)
    return id
  }
}
