/** Browsers let closed pages finish 64 KiB in all. A character of Malayalam takes three bytes. */
const longest = 4000

/**
 * Whether a request is small enough to outlive its page: then it arrives even if the tab is closed at once.
 */
export const outlives = (body: string) => body.length < longest
