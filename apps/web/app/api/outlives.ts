/** Browsers let pages that are gone finish 64 KiB in all; a character of Malayalam takes three bytes. */
const longest = 4000

/** Whether a request is so small that it is to outlive its page: what was tapped then arrives, though the tab is closed at once. */
export const outlives = (body: string) => body.length < longest
