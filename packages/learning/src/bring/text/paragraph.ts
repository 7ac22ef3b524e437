/** A paragraph of a text that was brought: of its own, a heading, or what somebody says. */
export type Paragraph = { text: string; heading?: true; translation?: string; speaker?: string }
