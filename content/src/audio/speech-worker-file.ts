/** The worker that speaks what learners write; whoever runs it sends texts and gets mp3s. */
export const speechWorker = new URL('./speech-worker.ts', import.meta.url)
