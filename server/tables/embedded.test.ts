import { temporaryFolder } from '#testing/folder.ts';
import { openDatabase } from '../database/open.ts';
import { testTables } from './contract.ts';

const folder = temporaryFolder();

testTables('the embedded database', () => openDatabase({ folder }));
