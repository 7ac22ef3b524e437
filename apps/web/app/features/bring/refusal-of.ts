import { readCaptionRefusal } from '@app/api'
import { ApiError } from '../../api/call.ts'

/** The server's code for captions that it did not find or cannot read. Undefined for any other failure. */
export const refusalOf = (failure: unknown) =>
  failure instanceof ApiError ? readCaptionRefusal(failure.detail) : undefined
