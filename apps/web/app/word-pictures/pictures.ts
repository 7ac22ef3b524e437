import { picturedWords } from 'virtual:content/pictured-words'

export type Pictures = Readonly<Record<string, string>>

const pictured = new Set(picturedWords)

/** Whether a word has a picture, by the id of its entry. This is known before the pictures are loaded. */
export const hasPicture = (entry: string) => pictured.has(entry)

let arrived: Pictures | undefined
let arriving: Promise<Pictures> | undefined

/** The pictures, if they are here. */
export const picturesNow = (): Pictures | undefined => arrived

/** Loads all pictures: together they are as small as one photo. If they do not arrive, the next call asks again. */
export function loadPictures(): Promise<Pictures> {
  arriving ??= import('virtual:content/pictures').then(
    ({ pictures }) => {
      arrived = pictures
      return pictures
    },
    (error) => {
      arriving = undefined
      throw error
    },
  )
  return arriving
}
