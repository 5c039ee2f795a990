import { sites } from '@renfort/contract'
import { command, fileRead, read, type Route } from '../platform/http/route.ts'
import { renewSiteCode, updateSite } from './change-site.ts'
import { downloadPoster } from './download-poster.ts'
import { listSites } from './list-sites.ts'

export const siteRoutes: readonly Route[] = [
  read(sites.listSites, listSites),
  // The role of a company never reads the secret of a place.
  command(sites.updateSite, updateSite, 'everything'),
  command(sites.renewSiteCode, renewSiteCode, 'everything'),
  fileRead(sites.downloadSitePoster, downloadPoster),
]
