/**
 * Why there is no recording: it was not allowed, there is no microphone, the browser cannot record, or
 * another error.
 */
export type NoRecording = 'refused' | 'absent' | 'unsupported' | 'failed'

/** A recording in progress. `done` resolves with it, or with the reason why there is none. */
export type RecordingUnderWay = { stop: () => void; done: Promise<Blob | NoRecording> }

/** Recording stops by itself after this many milliseconds. No sentence takes longer. */
const longest = 20_000

/**
 * Asks for the microphone and records until it is stopped. The recording stays in the memory of this page.
 */
export async function startRecording(): Promise<RecordingUnderWay | NoRecording> {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return 'unsupported'
  let microphone: MediaStream
  try {
    microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    return reasonOf(error)
  }
  const release = () => {
    for (const track of microphone.getTracks()) track.stop()
  }
  try {
    return record(microphone, release)
  } catch {
    release()
    return 'failed'
  }
}

function record(microphone: MediaStream, release: () => void): RecordingUnderWay {
  const recorder = new MediaRecorder(microphone)
  const parts: Blob[] = []
  const done = Promise.withResolvers<Blob | NoRecording>()
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('stop', () => {
    const recording = new Blob(parts, { type: recorder.mimeType })
    done.resolve(recording.size > 0 ? recording : 'failed')
  })
  recorder.addEventListener('error', () => done.resolve('failed'))
  recorder.start()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const timer = setTimeout(stop, longest)
  void done.promise.then(() => {
    clearTimeout(timer)
    release()
  })
  return { stop, done: done.promise }
}

function reasonOf(error: unknown): NoRecording {
  if (!(error instanceof DOMException)) return 'failed'
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'refused'
  return error.name === 'NotFoundError' || error.name === 'OverconstrainedError' ? 'absent' : 'failed'
}
