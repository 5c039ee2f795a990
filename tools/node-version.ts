// The sources use Temporal and type stripping, which only recent Node versions bring. npm scripts run
// the pinned Node of node_modules/.bin; a file started by hand runs whatever the machine has.
if (typeof Temporal === 'undefined') {
  process.stderr.write(
    `Renfort needs Node 26 and this is Node ${process.versions.node}.\n` +
      'Start it through npm, which uses the Node pinned in package.json: npm start, npm run dev, npm test.\n' +
      'For a single file: npx node <file>, after npm ci.\n',
  )
  process.exit(1)
}

export {}
