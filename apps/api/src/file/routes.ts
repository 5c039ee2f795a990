import { files } from '@renfort/contract'
import { fileRead, procedure, type Route } from '../platform/http/route.ts'
import { failedDownloadPage } from './failed-download-page.ts'
import { downloadFile } from './download-file.ts'
import { uploadFile } from './upload-file.ts'
import { uploadPicture } from './upload-picture.ts'

export const fileRoutes: readonly Route[] = [
  procedure(files.uploadFile, uploadFile),
  procedure(files.uploadPicture, uploadPicture),
  fileRead(files.downloadFile, downloadFile, failedDownloadPage),
]
