/** Where a video comes from, by its id: one of our films, a text that a learner brought, or a provider. */
export type VideoId =
  | { source: 'film'; id: string }
  /** `key` is the database's own id of the text. */
  | { source: 'own'; id: string; key: string }
  | { source: 'provider'; id: string }

const own = /^own-(?<key>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** A film goes by its theme, one word. A provider's id has eleven characters. */
const film = /^[a-z]{3,10}$/

export function parseVideoId(id: string): VideoId {
  const key = own.exec(id)?.groups?.key
  if (key !== undefined) return { source: 'own', id, key }
  return { source: film.test(id) ? 'film' : 'provider', id }
}

/** The id of a text that a learner brought, by the database's id of it. */
export const ownVideoId = (key: string): string => `own-${key}`
