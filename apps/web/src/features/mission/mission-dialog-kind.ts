/** The dialogs that an action of a mission opens. */
export type MissionDialogKind = 'orderAgain' | 'duplicate' | 'migrated' | 'rename' | 'delete'
