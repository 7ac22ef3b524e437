/** A provider's video has an id of eleven characters, a learner's own text a number: our films have a word. */
export const isOurFilm = (video: string) => /^[a-z]{3,10}$/.test(video)
