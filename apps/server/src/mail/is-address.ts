/** Whether a text may be one e-mail address. It says nothing about whether mail arrives there. */
export const isAddress = (text: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text)
