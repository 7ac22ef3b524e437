import { videoPath } from '@app/api/paths'
import { parseVideoId } from '@app/learning/video'
import { endpointOf } from './call.ts'
import { hasServer } from './has-server.ts'

const fromServer = { method: 'get', path: videoPath }

/** Where the record of a video for everybody is. A site of plain files has those of our films, beside them. */
export const videoEndpoint = (id: string) =>
  !hasServer && parseVideoId(id).source === 'film'
    ? { method: 'get', path: `/films/${id}.json` }
    : endpointOf(fromServer, id)
