import type { TopicFile } from '../../authored/topic-file.ts'

/** Whether a topic asks for the sound of a letter. Its options play sounds. */
export const isLetterTopic = ({ kind }: Pick<TopicFile, 'kind'>) => kind === 'letters'

/** How many words each phrase of a topic has. Undefined for a topic that does not ask for phrases. */
export const wordsOfPhrase = (topic: TopicFile): number | undefined =>
  topic.kind === 'phrases' ? topic.words : undefined
