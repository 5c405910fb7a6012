export { type FileStore, isStoreAway, type MadeFiles, type OpenFile, StoreAway, type StoredFile } from './file-store.ts';
export { folderStore, madeInFolder } from './folder-store.ts';
export { type Bucket, type BucketSettings, openBucket } from './s3/bucket.ts';
export { BucketFiles } from './s3/bucket-files.ts';
export { bucketProblems, readBucketSettings } from './s3/bucket-settings.ts';
export { type Published, publishFiles } from './s3/publish-files.ts';
export { readList } from './s3/file-list.ts';
