import { describe, expect, it } from 'vitest'
import { type BuildManifest, screenPreloads } from './screen-preloads.ts'

const route = (file: string) => `src/routes/${file}.tsx?tsr-split=component`
const chunk = (file: string, ...imports: string[]) => ({ file, imports })

const manifest: BuildManifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_libraries.js'] },
  '_libraries.js': chunk('libraries.js'),
  '_list.js': chunk('list.js', '_libraries.js'),
  '_day.js': chunk('day.js', '_list.js'),
  [route('signin')]: chunk('signin.js', '_libraries.js'),
  [route('_app')]: chunk('app.js', '_libraries.js'),
  [route('_app.tasks._list')]: chunk('tasks-list.js', '_list.js'),
  [route('_app.tasks._list.all')]: chunk('all.js', '_day.js'),
  [route('_app.tasks._list.$status')]: chunk('status.js'),
  [route('_app.tasks.index')]: chunk('tasks.js'),
}
const preloads = screenPreloads(manifest)

describe('scripts of a screen', () => {
  it('are its own, those of its frames and all that they import, once', () => {
    expect(preloads('/tasks/all')).toEqual([
      'app.js',
      'tasks-list.js',
      'list.js',
      'all.js',
      'day.js',
    ])
  })

  it('are without those of every screen', () => {
    expect(preloads('/signin')).toEqual(['signin.js'])
    expect(preloads('/signin/')).toEqual(['signin.js'])
  })

  it('are of the screen that is named before those that take anything', () => {
    expect(preloads('/tasks/draft')).toContain('status.js')
    expect(preloads('/tasks/all')).not.toContain('status.js')
    expect(preloads('/tasks')).toEqual(['app.js', 'tasks.js'])
  })

  it('are none for an address without a screen', () => {
    expect(preloads('/tasks/all/more')).toEqual([])
    expect(preloads('/')).toEqual([])
  })
})
