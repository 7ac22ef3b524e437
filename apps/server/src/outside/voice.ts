/** Speaks any text in a thread of its own: Malayalam in, an mp3 out. */
export type Voice = {
  speak: (asker: string, text: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Whether the texts are sent to somebody else's service. */
  sendsTexts?: boolean
  close: () => Promise<void>
}
