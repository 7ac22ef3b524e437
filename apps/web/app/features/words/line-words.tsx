/** All that a line of a video needs for its words, in one. */
export { TappableText } from './tappable-text.tsx'
export { WordPopover } from './word-popover.tsx'
